import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// How a date picker shows what it has.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0, wheels, compact, inline
}

/// Picks a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0, date, dateAndTime, countDownTimer, yearAndMonth
  }
  open var date = Date() { didSet { recordWrite("date") } }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var datePickerMode: Mode = .dateAndTime { didSet { recordWrite("datePickerMode") } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { invalidateIntrinsicContentSize() } }
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open var countDownDuration: TimeInterval = 0
  open var calendar: Calendar! = .current
  open var locale: Locale?
  open var timeZone: TimeZone?

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize {
    switch datePickerStyle {
    case .automatic, .compact: CGSize(width: datePickerMode == .dateAndTime ? 194 : 120, height: 34)
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 352)
    }
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    describeSelf(
      .button,
      [("date", String(format: "%.0f", date.timeIntervalSince1970)), ("datePickerMode", "\(datePickerMode)")]
        + controlProperties, interactive: isEnabled, into: &builder)
  }
}
