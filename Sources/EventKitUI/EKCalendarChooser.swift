import EventKit
import UIKit

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single = 0, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars = 0, writableCalendarsOnly }

/// A list of calendars, of which the user marks one or several. The app needs permission to see them, as everywhere.
@preconcurrency @MainActor open class EKCalendarChooser: UITableViewController {
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
  ) {
    self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    selectionStyle = style
    calendars = eventStore.calendars(for: entityType).filter {
      displayStyle == .allCalendars || $0.allowsContentModifications
    }
    super.init(style: .grouped)
  }
  public required init?(coder: NSCoder) { nil }

  public let selectionStyle: EKCalendarChooserSelectionStyle
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var showsDoneButton = false { didSet { updateButtons() } }
  open var showsCancelButton = false { didSet { updateButtons() } }
  open var selectedCalendars: Set<EKCalendar> = [] { didSet { if isViewLoaded { tableView.reloadData() } } }

  private let calendars: [EKCalendar]

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = selectionStyle == .single ? "Calendar" : "Calendars"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "calendar")
    updateButtons()
  }

  private func updateButtons() {
    navigationItem.rightBarButtonItem =
      showsDoneButton
      ? UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.tell { $0.calendarChooserDidFinish($1) } })
      : nil
    navigationItem.leftBarButtonItem =
      showsCancelButton
      ? UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.tell { $0.calendarChooserDidCancel($1) } })
      : nil
  }
  private func tell(_ call: (any EKCalendarChooserDelegate, EKCalendarChooser) -> Void) {
    if let delegate { call(delegate, self) }
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calendars.count }
  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "calendar", for: indexPath)
    let calendar = calendars[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = calendar.title
    cell.contentConfiguration = content
    cell.accessoryType = selectedCalendars.contains(calendar) ? .checkmark : .none
    return cell
  }
  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let calendar = calendars[indexPath.row]
    switch selectionStyle {
    case .single: selectedCalendars = [calendar]
    case .multiple: selectedCalendars.formSymmetricDifference([calendar])
    }
    tell { $0.calendarChooserSelectionDidChange($1) }
  }
}

/// Hears which calendars are marked; it takes the list away.
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
