import Testing

@testable import CellExplorer

@Suite("Texts of rows that are added again and again") struct NumberedTextTests {
  @Test(
    "A number counts up and stays as long, an address stays one, a date stays as it is, words get a number",
    arguments: [
      ("e", 0, "e 1"), ("12", 0, "13"), ("12", 17, "30"), ("01012345678", 2, "01012345681"), ("1.5", 0, "2.5"), ("0,9", 4, "5,9"),
      ("a@b.co", 1, "a2@b.co"), ("meet me @ home", 0, "meet me @ home 1"), ("https://example.org", 0, "https://example.org/1"),
      ("2026-01-31", 3, "2026-01-31"), ("01/31/2026", 3, "01/31/2026"), ("!", 0, "! 1"),
      ("99999999999999999999", 0, "99999999999999999999"),
    ])
  func numbered(text: String, number: Int, expected: String) { #expect(NumberedText.of(text, number) == expected) }
}
