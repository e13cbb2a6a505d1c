declare module "*.toml" {
  // Each reader says what it expects of the file.
  const data: never;
  export default data;
}
