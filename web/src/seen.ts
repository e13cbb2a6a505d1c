/** What a seat sees, as it comes over the wire: what everybody may know, and what the seat alone knows. */
export interface Seen<View, Own> {
  seat: number | null;
  public: View;
  own: Own | null;
  /** In the film of a game that is over: what each seat alone knew. */
  all?: (Own | null)[];
}
