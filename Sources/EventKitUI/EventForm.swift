import EventKit
import UIKit

/// The fields of an event.
final class EventForm: UIViewController {
  var onCancel: () -> Void = {}
  var onSave: () -> Void = {}
  var onDelete: () -> Void = {}

  private let name = UITextField(frame: CGRect(x: 16, y: 108, width: 288, height: 36))
  private let place = UITextField(frame: CGRect(x: 16, y: 152, width: 288, height: 36))
  private let dates = UILabel(frame: CGRect(x: 16, y: 196, width: 288, height: 28))
  private let deletion = UIButton(type: .system)

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  func show(_ event: EKEvent, isNew: Bool) {
    title = isNew ? "New Event" : "Edit Event"
    (name.placeholder, place.placeholder) = ("Title", "Location or Video Call")
    (name.text, place.text, dates.text) = (event.title, event.location, EventText.dates(event))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    let keep = UIBarButtonItem(
      title: isNew ? "Add" : "Done", primaryAction: UIAction { [weak self] _ in self?.keep(event) })
    navigationItem.rightBarButtonItem = keep
    // An event without a title is not kept.
    let update = UIAction { [weak self, weak keep] _ in keep?.isEnabled = self?.name.text?.isEmpty == false }
    name.addAction(update, for: .editingChanged)
    keep.isEnabled = name.text?.isEmpty == false
    deletion.isHidden = isNew
    deletion.setTitle("Delete Event", for: .normal)
    deletion.frame = CGRect(x: 16, y: 240, width: 288, height: 44)
    deletion.addAction(UIAction { [weak self] _ in self?.onDelete() }, for: .touchUpInside)
    for part in [name, place, dates, deletion] { view.addSubview(part) }
  }

  private func keep(_ event: EKEvent) {
    (event.title, event.location) = (name.text, place.text?.isEmpty == false ? place.text : nil)
    onSave()
  }
}

/// Events in words.
enum EventText {
  static func dates(_ event: EKEvent) -> String {
    guard let start = event.startDate, let end = event.endDate else { return "" }
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = event.isAllDay ? .none : .short
    return formatter.string(from: start, to: end)
  }
}
