import UIKit

/// Collects what happened, in order.
@MainActor final class History {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Writes every life-cycle call into a history.
class RecordingController: UIViewController {
  let name: String
  let history: History

  init(_ name: String, _ history: History) {
    self.name = name
    self.history = history
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    history.add("\(name).loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    history.add("\(name).viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    history.add("\(name).viewWillAppear window:\(view.window != nil)")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    history.add("\(name).viewIsAppearing window:\(view.window != nil)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    history.add("\(name).viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    history.add("\(name).viewWillDisappear window:\(view.window != nil)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    history.add("\(name).viewDidDisappear window:\(view.window != nil)")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    history.add("\(name).viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    history.add("\(name).viewDidLayoutSubviews")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    history.add("\(name).willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    history.add("\(name).didMove \(parent == nil ? "nil" : "parent")")
  }
}
