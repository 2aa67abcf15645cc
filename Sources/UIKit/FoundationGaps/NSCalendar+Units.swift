import Foundation

extension NSCalendar {
  /// The older form, which gives the beginning and the length of the unit around a date through pointers.
  @discardableResult
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
    for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    datep?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
    tip?.pointee = found.duration
    return true
  }
}
