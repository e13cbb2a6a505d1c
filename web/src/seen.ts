/** What a seat sees, as it comes over the wire: what everybody may know, and what the seat alone knows. */
export interface Seen<View, Own> {
  seat: number | null;
  public: View;
  own: Own | null;
}
