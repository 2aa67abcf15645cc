import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Shows a month and what of it is selected. A finger picks days by their dates; where in the view each stands is not known here.
@preconcurrency @MainActor open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .calendar) }
  }
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      recordWrite("selected")
    }
  }
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var fontDesign: UIFontDescriptor.SystemDesign = .default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var wantsDateDecorations = true
  open var visibleDateComponents: DateComponents {
    get { visible ?? calendar.dateComponents([.calendar, .era, .year, .month], from: Date()) }
    set {
      visible = newValue
      recordWrite("month")
    }
  }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
  /// The delegate is asked what these days carry.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    guard wantsDateDecorations else { return }
    for day in dateComponents { decorations[day] = delegate?.calendarView(self, decorationFor: day) }
    recordWrite("decorations")
  }

  /// What a day carries below its number.
  @preconcurrency @MainActor open class Decoration: NSObject {
    public override convenience init() { self.init(text: "dot") }
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(text: image?.description ?? "")
    }
    public convenience init(customViewProvider: @escaping () -> UIView) { self.init(text: "\(type(of: customViewProvider()))") }
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> UICalendarView.Decoration {
      Decoration(text: "dot" + (color.map { " \($0)" } ?? ""))
    }
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> UICalendarView.Decoration { Decoration(image: image, color: color, size: size) }
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    let text: String
    private init(text: String) {
      self.text = text
      super.init()
    }
  }
  public enum DecorationSize: Int, Sendable {
    case small = 0, medium, large
  }

  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Neither asks for the other: an app may override one of them with the other one's answer.
  private var ownSize: CGSize { CGSize(width: 320, height: 340) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Probe.post(.unowned("which day of a UICalendarView a tap meets. Pick the day by its date"))
  }

  /// A finger turns the pages to the month of a day.
  func show(monthOf day: DateComponents) {
    let shown = visibleDateComponents
    if (shown.year, shown.month) == (day.year, day.month) { return }
    var month = DateComponents(calendar: calendar, era: day.era)
    (month.year, month.month) = (day.year, day.month)
    visibleDateComponents = month
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: shown)
  }

  private var visible: DateComponents?
  private var decorations: [DateComponents: Decoration] = [:]

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    func text(_ day: DateComponents) -> String { "\(day.year ?? 0)-\(day.month ?? 0)-\(day.day ?? 0)" }
    let carried = decorations.map { "\(text($0.key)): \($0.value.text)" }.sorted()
    describeSelf(
      .button,
      [
        ("month", visible.map { "\($0.year ?? 0)-\($0.month ?? 0)" }),
        ("selected", selectionBehavior.map { $0.days.map(text).joined(separator: ", ") }),
        ("decorations", carried.isEmpty ? nil : carried.joined(separator: ", ")),
      ], interactive: selectionBehavior != nil, into: &builder)
  }
}

/// Says what days carry.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
