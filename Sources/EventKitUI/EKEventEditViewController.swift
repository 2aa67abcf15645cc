import EventKit
import UIKit

/// How the user left an event's form.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved, deleted
  /// As it was called first.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// A form for an event: its title and its place, when it is, and buttons that give it up or keep it.
///
/// The system shows it, not the app: it needs no permission. Days and hours can't be changed in it. What is written reaches the event when
/// the user keeps it.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  public convenience init() { self.init(rootViewController: EventForm()) }

  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  /// Nothing for an event that is made here.
  open var event: EKEvent?

  /// The user gives it up.
  open func cancelEditing() { finish(.canceled) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let form = viewControllers.first as? EventForm else { return }
    let store = eventStore ?? EKEventStore()
    eventStore = store
    let isNew = event?.isNew ?? true
    let edited = event ?? newEvent(store)
    event = edited
    form.show(edited, isNew: isNew)
    form.onCancel = { [weak self] in self?.cancelEditing() }
    form.onDelete = { [weak self] in self?.perform(.deleted) { store.removeForUser(edited) } }
    form.onSave = { [weak self] in self?.perform(.saved) { try store.saveForUser(edited) } }
  }

  private func newEvent(_ store: EKEventStore) -> EKEvent {
    let event = EKEvent(eventStore: store)
    let hour = Calendar.current.dateInterval(of: .hour, for: Date())?.end ?? Date()
    (event.startDate, event.endDate) = (hour, hour.addingTimeInterval(3_600))
    event.calendar = editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self) ?? store.calendarForUser
    return event
  }

  /// What can't be done is said, and the form stays.
  private func perform(_ action: EKEventEditViewAction, _ change: () throws -> Void) {
    do {
      try change()
      finish(action)
    } catch {
      let alert = UIAlertController(
        title: "The event can’t be saved", message: (error as? EKError)?.reason ?? error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  private func finish(_ action: EKEventEditViewAction) {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }
}

/// Hears how the form was left; it takes the form away.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    (controller.eventStore ?? EKEventStore()).calendarForUser
  }
}

extension EKError {
  /// What a form says.
  fileprivate var reason: String {
    switch code {
    case .datesInverted: "The start date must be before the end date."
    case .noCalendar: "The event has no calendar."
    case .noStartDate, .noEndDate: "The event has no date."
    case .eventNotMutable, .calendarReadOnly: "The event can’t be changed."
    case .calendarDoesNotAllowReminders, .internalFailure, .eventStoreNotAuthorized: "Error \(errorCode)."
    }
  }
}
