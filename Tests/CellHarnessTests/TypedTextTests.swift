import Testing
import UIKit

@testable import CellHarness

/// What searches type.
@Suite("Texts that a list is searched for") struct TypedTextTests {
  @Test(
    "The text of one of the last rows, so far as the first row does not have it, best one of several that begin alike; no caption",
    arguments: [
      ([["Apple"], ["Banana"]], "Ban"), ([["Call 1"], ["Call 2"]], "Call 2"), ([["Name:", "Ada"], ["Name:", "Grace"]], "Gra"),
      ([["Bells"], ["Birch"], ["Far"]], "Bir"), ([["Bells"], ["Far"], ["Fan"]], "Fan"),
      ([["Milk"]], "Mil"), ([["No"], ["No"]], "No"), ([["Apple"], []], "App"), ([], nil), ([[]], nil),
    ] as [([[String]], String?)])
  func telling(rows: [[String]], text: String?) { #expect(TypedText.telling(rows) == text) }

  @Test(
    "What a field is for follows from what it declares: its content before its keyboard, and that before its words",
    arguments: [
      ("default", nil, [], FieldPurpose.Kind.unknown, true), ("numberPad", nil, ["Age"], .number, true),
      ("numberPad", nil, ["전화번호"], .phone, true), ("phonePad", nil, [], .phone, true),
      ("decimalPad", nil, ["Price"], .decimal, true),
      ("numberPad", "one-time-code", [], .code, true), ("default", "tel", ["Search"], .phone, true),
      ("emailAddress", nil, [], .email, false), ("URL", nil, [], .address, false), ("default", nil, ["나이"], .number, false),
      ("default", nil, ["Phone number"], .phone, false), ("default", nil, ["Message", "Title"], .unknown, true),
      ("default", nil, ["Search cards"], .search, true), ("default", "name", ["Your name"], .unknown, true),
    ] as [(String, String?, [String], FieldPurpose.Kind, Bool)])
  func purpose(keyboard: String, content: String?, words: [String], kind: FieldPurpose.Kind, isSure: Bool) {
    #expect(FieldPurpose(keyboard: keyboard, content: content, words: words) == FieldPurpose(kind: kind, isSure: isSure))
  }

  @Test("A field for digits gets digits only, one that says nothing a number, too, and one for searching words")
  func textsOfPurposes() {
    #expect(TypedText.texts(for: FieldPurpose(kind: .number)) == ["12", "7"])
    let phones = TypedText.texts(for: FieldPurpose(kind: .phone))
    #expect(phones.allSatisfy { $0.allSatisfy(\.isNumber) && (10...11).contains($0.count) })
    #expect(TypedText.texts(for: FieldPurpose(kind: .number, isSure: false)) == ["12", "7"] + TypedText.all)
    #expect(TypedText.texts(for: .unknown) == TypedText.all + ["12"])
    #expect(TypedText.texts(for: .search) == TypedText.all)
    for kind in FieldPurpose.Kind.allCases {
      #expect(TypedText.fixed.isSuperset(of: TypedText.texts(for: FieldPurpose(kind: kind, isSure: false))))
    }
  }

  @Test("What may name a new row gets the last row's name, too")
  func taken() {
    #expect(TypedText.taken(["Apple", "Pear", ""], for: .unknown) == "Pear")
    #expect(TypedText.taken(["Apple"], for: FieldPurpose(kind: .number, isSure: false)) == nil)
    #expect(TypedText.taken(["Apple"], for: .search) == nil)
    #expect(TypedText.taken(["Apple", TypedText.plain], for: .unknown) == nil)
    #expect(TypedText.taken([], for: .unknown) == nil)
  }

  @Test("A field of the app's own is asked for its keyboard, its content and whether it hides what is typed")
  @MainActor func ownFields() {
    let field = UITextField()
    #expect(FieldPurpose(of: field) == .unknown)
    field.placeholder = "Age"
    #expect(FieldPurpose(of: field) == FieldPurpose(kind: .number, isSure: false))
    field.keyboardType = .phonePad
    #expect(FieldPurpose(of: field) == FieldPurpose(kind: .phone))
    field.textContentType = .emailAddress
    #expect(FieldPurpose(of: field) == FieldPurpose(kind: .email))
    let secret = UITextField()
    secret.isSecureTextEntry = true
    #expect(FieldPurpose(of: secret) == FieldPurpose(kind: .password))
    let note = UITextView()
    note.keyboardType = .numberPad
    #expect(FieldPurpose(of: note) == FieldPurpose(kind: .number))
    #expect(FieldPurpose(of: UISearchTextField()) == .search)
  }
}
