import Testing

@testable import CellHarness

/// What searches type.
@Suite("Texts that a list is searched for") struct TypedTextTests {
  @Test(
    "The last row's text, so far as the first row does not have it; captions that all rows have are none",
    arguments: [
      ([["Apple"], ["Banana"]], "Ban"), ([["Call 1"], ["Call 2"]], "Call 2"), ([["Name:", "Ada"], ["Name:", "Grace"]], "Gra"),
      ([["Milk"]], "Mil"), ([["No"], ["No"]], "No"), ([["Apple"], []], "App"), ([], nil), ([[]], nil),
    ] as [([[String]], String?)])
  func telling(rows: [[String]], text: String?) { #expect(TypedText.telling(rows) == text) }
}
