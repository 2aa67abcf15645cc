import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds links and telephone numbers in texts.
///
/// Addresses of web pages, with or without a scheme, and of mail are links; numbers of seven digits and more are telephone numbers.
/// Dates, places and flights are not found: asking for them alone is an error, as a kind is that does not exist. Here it is no
/// `NSRegularExpression`.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    let patterns = DetectedKind.all.filter { checkingTypes & $0.type != 0 }.map(\.pattern)
    guard !patterns.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [NSLocalizedDescriptionKey: "NSDataDetector finds links and telephone numbers only."])
    }
    expression = try NSRegularExpression(
      pattern: patterns.map { "(?:\($0))" }.joined(separator: "|"), options: .caseInsensitive)
    super.init()
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    expression.matches(in: string, options: options, range: range).compactMap { match in
      let text = (string as NSString).substring(with: match.range)
      let kind = DetectedKind.all.first { checkingTypes & $0.type != 0 && $0.matches(text) }
      return kind.map { DetectedResult(match.range, $0.type, text) }
    }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }
}

extension NSTextCheckingResult {
  /// The address of a link that was found.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// A telephone number that was found.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
  /// What other kinds of results hold. No text is found to be one of those.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }

  /// A link that the app knows of, as one that was found.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(range, DetectedKind.link, url.absoluteString)
  }
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedResult(range, DetectedKind.phoneNumber, phoneNumber)
  }
}

/// What a text was found to be.
private final class DetectedResult: NSTextCheckingResult {
  private let place: NSRange
  private let kind: NSTextCheckingTypes
  private let text: String

  init(_ place: NSRange, _ kind: NSTextCheckingTypes, _ text: String) {
    (self.place, self.kind, self.text) = (place, kind, text)
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { NSTextCheckingResult.CheckingType(rawValue: kind) }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  var link: URL? {
    guard kind == DetectedKind.link else { return nil }
    if text.contains("@"), !text.contains("://") { return URL(string: text.hasPrefix("mailto:") ? text : "mailto:\(text)") }
    return URL(string: text.contains("://") ? text : "http://\(text)")
  }
  var number: String? { kind == DetectedKind.phoneNumber ? text : nil }
}

/// How a kind looks.
private struct DetectedKind: Sendable {
  let type: NSTextCheckingTypes
  let pattern: String

  /// The values that Foundation on Linux gives these names, of which it says that nothing finds them.
  static let link: NSTextCheckingTypes = 1 << 6
  static let phoneNumber: NSTextCheckingTypes = 1 << 11

  private static let endings = "com|org|net|edu|gov|io|dev|app|co|de|fr|uk|eu|us|info|me|tv|ch|it|es|nl|jp|kr|br|in|ru|cn"
  private static let page = #"[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?)']"#
  private static let mail = #"(?:mailto:)?[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
  private static let plainPage =
    #"(?<![\w@.])(?:[a-z0-9-]+\.)+(?:"# + endings + #")(?:/[^\s<>"]*[^\s<>".,;:!?)'])?(?![\w@])"#
  private static let number = #"(?<!\w)(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){1,3}(?!\w)"#

  static let all = [
    DetectedKind(type: link, pattern: "(?:\(page))|(?:\(mail))|(?:\(plainPage))"),
    DetectedKind(type: phoneNumber, pattern: number),
  ]

  func matches(_ text: String) -> Bool {
    if type == DetectedKind.phoneNumber, text.count(where: \.isNumber) < 7 { return false }
    return text.range(of: "^(?:\(pattern))$", options: [.regularExpression, .caseInsensitive]) != nil
  }
}
