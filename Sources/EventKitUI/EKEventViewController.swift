import EventKit
import UIKit

/// How the user left an event.
public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }

/// Shows an event, a line for each thing that is known of it. An app that allows editing gets a button that opens the form.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  public init() { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent! { didSet { if isViewLoaded { show() } } }
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  private let lines = UIStackView(frame: CGRect(x: 16, y: 100, width: 288, height: 200))

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Event Details"
    lines.axis = .vertical
    view.addSubview(lines)
    show()
    if presentingViewController != nil, navigationController?.viewControllers.first === self {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          delegate?.eventViewController(self, didCompleteWith: .done)
        })
    }
    guard allowsEditing else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
  }

  private func show() {
    for line in lines.arrangedSubviews { line.removeFromSuperview() }
    guard let event else { return }
    for text in [event.title, event.location, EventText.dates(event), event.calendar?.title, event.notes] {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      label.text = text
      lines.addArrangedSubview(label)
    }
  }

  private lazy var editing = Editing(self)
  private func edit() {
    let form = EKEventEditViewController()
    (form.event, form.editViewDelegate) = (event, editing)
    present(form, animated: true)
  }

  /// Listens to the form.
  private final class Editing: NSObject, EKEventEditViewDelegate {
    private weak var owner: EKEventViewController?
    init(_ owner: EKEventViewController) { self.owner = owner }

    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
      controller.dismiss(animated: true)
      guard let owner else { return }
      switch action {
      case .saved: owner.show()
      case .deleted: owner.delegate?.eventViewController(owner, didCompleteWith: .deleted)
      case .canceled: break
      }
    }
  }
}

/// Hears that the user is done with an event.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
