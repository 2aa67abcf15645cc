import CellTrace
@_spi(CellHarness) import UIKit

/// What a field wants to be filled with, as far as it says so: a form that wants an age is never saved with a word in it.
struct FieldPurpose: Equatable {
  enum Kind: Equatable, CaseIterable {
    /// The field does not say it.
    case unknown
    case search, number, decimal, phone, email, address, date, postalCode, code, cardNumber, password
  }

  var kind = Kind.unknown
  /// False for what was only guessed, from words or from a keyboard that has letters, too.
  var isSure = true

  static let unknown = FieldPurpose()
  static let search = FieldPurpose(kind: .search)

  /// True if letters can be in what it takes.
  var takesLetters: Bool {
    switch kind {
    case .unknown, .search, .email, .address, .password: true
    case .number, .decimal, .phone, .date, .postalCode, .code, .cardNumber: !isSure
    }
  }
}

extension FieldPurpose {
  /// By what a field declares, else by its words. What it is for says more than which keys its keyboard has.
  /// - Parameters:
  ///   - keyboard: The name of a keyboard's type, such as `numberPad`.
  ///   - content: The raw value of a content type.
  ///   - words: What the empty field shows, and what it is called.
  init(keyboard: String?, content: String?, isSecure: Bool = false, words: [String]) {
    let guess = FieldWords.kind(of: words)
    if let declared = content.flatMap({ Self.contents[$0] }) {
      self.init(kind: declared)
    } else if let keyboard = keyboard.flatMap({ Self.keyboards[$0] }) {
      // Digits alone may be those of a number or of something else that has a name.
      self.init(kind: keyboard.kind == .number && Self.ofDigits.contains(guess) ? guess : keyboard.kind, isSure: keyboard.isSure)
    } else if isSecure {
      self.init(kind: .password)
    } else {
      self.init(kind: guess, isSure: guess == .unknown || guess == .search)
    }
  }

  /// Of a field of the app's own views.
  @MainActor init(of input: UIView, called words: [String?] = []) {
    let words = words.compactMap(\.self) + [input.accessibilityLabel].compactMap(\.self)
    if input is UISearchTextField {
      self = .search
    } else if let field = input as? UITextField {
      self.init(
        keyboard: "\(field.keyboardType)", content: field.textContentType?.rawValue, isSecure: field.isSecureTextEntry,
        words: words + [field.placeholder].compactMap(\.self))
    } else if let view = input as? UITextView {
      self.init(keyboard: "\(view.keyboardType)", content: view.textContentType?.rawValue, words: words)
    } else {
      self.init(kind: .unknown)
    }
  }

  /// Of a field that is described as an element of a view: the view's own, or one that SwiftUI draws, which records what it was given.
  @MainActor init(of element: Element, in view: UIView?) {
    let words = [element["placeholder"], element["accessibilityLabel"]].compactMap(\.self)
    if let view, let input = Self.input(at: element.frame, in: view) {
      self.init(of: input, called: words)
    } else {
      self.init(
        keyboard: element["keyboardType"], content: element["textContentType"], isSecure: element.path.contains("SecureField"),
        words: words)
    }
  }

  @MainActor private static func input(at frame: TraceRect, in view: UIView) -> UIView? {
    var hit = view.hitTest(CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), with: nil)
    while let present = hit, !(present is UITextField), !(present is UITextView) {
      hit = present === view ? nil : present.superview
    }
    return hit
  }

  private static let ofDigits: Set<Kind> = [.phone, .postalCode, .code, .cardNumber, .date]

  private static let keyboards: [String: FieldPurpose] = [
    "numberPad": FieldPurpose(kind: .number), "asciiCapableNumberPad": FieldPurpose(kind: .number),
    "decimalPad": FieldPurpose(kind: .decimal), "phonePad": FieldPurpose(kind: .phone),
    "numbersAndPunctuation": FieldPurpose(kind: .number, isSure: false),
    "emailAddress": FieldPurpose(kind: .email, isSure: false), "URL": FieldPurpose(kind: .address, isSure: false),
  ]
  private static let contents: [String: Kind] = [
    "email": .email, "tel": .phone, "url": .address, "password": .password, "new-password": .password, "one-time-code": .code,
    "postal-code": .postalCode, "cc-number": .cardNumber, "date-time": .date, "bday": .date,
  ]
}
