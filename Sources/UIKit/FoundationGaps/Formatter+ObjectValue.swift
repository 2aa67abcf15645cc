import Foundation
import SelectorDispatch

// Declared where no class inherits them, so that an app's formatter can have its own: the copies of its files drop the `override`.

extension _KeyValueCodingAndObserving where Self: Formatter {
  /// What a text means: true if the formatter could read it, with the value in `obj`. A formatter of the app's that reads texts by
  /// itself is asked, also one that is asked for a part of the text.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let answer = own("getObjectValue:forString:errorDescription:", [obj, string, error]) as? Bool { return answer }
    do {
      try getObjectValue(obj, for: string, range: nil)
      return true
    } catch let failure {
      error?.pointee = failure.localizedDescription as NSString
      return false
    }
  }

  /// The same of a number or a date, of which `rangep` says what was read: always the whole text here.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let result = own("getObjectValue:forString:range:error:", [obj, string, rangep]) as? Result<Void, any Error> {
      return try result.get()
    }
    let value: AnyObject? =
      switch self {
      case let numbers as NumberFormatter: numbers.number(from: string)
      case let dates as DateFormatter: dates.date(from: string) as NSDate?
      case let dates as ISO8601DateFormatter: dates.date(from: string) as NSDate?
      default: missing("reading of texts by \(type(of: self))")
      }
    guard let value else { throw CocoaError(.formatting) }
    obj?.pointee = value
  }

  /// The answer of the app's own method. Nil if there is none, and if it is that method that asks.
  private func own(_ selector: Selector, _ arguments: [Any?]) -> Any? {
    guard SelectorSending.responds(self, to: selector) else { return nil }
    let asked = "\(NSStringFromSelector(selector)) \(ObjectIdentifier(self))"
    let notes = Thread.current.threadDictionary
    guard notes[asked] == nil else { return nil }
    notes[asked] = true
    defer { notes.removeObject(forKey: asked) }
    return SelectorSending.send(selector, to: self, arguments, for: .message)
  }
}
