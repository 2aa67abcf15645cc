import UIKit

/// What a mail or a message says so far, line by line, and a button that gives it up.
final class DraftController: UIViewController {
  var onCancel: () -> Void = {}
  private let lines = UIStackView()

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    lines.axis = .vertical
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    lines.frame = CGRect(x: 16, y: 100, width: 288, height: 200)
    view.addSubview(lines)
  }

  /// Replaces the line of that name; a file is one more line.
  func say(_ name: String, _ text: String?) {
    let beginning = "\(name): "
    if name != "File" {
      lines.arrangedSubviews.first { ($0 as? UILabel)?.text?.hasPrefix(beginning) ?? false }?.removeFromSuperview()
    }
    guard let text else { return }
    let label = UILabel()
    label.text = beginning + text
    lines.addArrangedSubview(label)
  }
}
