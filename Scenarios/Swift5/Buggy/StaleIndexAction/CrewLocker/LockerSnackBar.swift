import UIKit

/// A bar at the foot of the screen that offers to take back what was just done, for some seconds.
final class LockerSnackBar: UIView {
  private let label = UILabel()
  private let undo = UIButton(type: .system)
  private var onUndo: (() -> Void)?
  private var hiding: DispatchWorkItem?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    isHidden = true
    undo.setTitle("Undo", for: .normal)
    undo.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let action = onUndo
        hide()
        action?()
      }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [label, undo])
    row.distribution = .equalSpacing
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, onUndo: @escaping () -> Void) {
    label.text = text
    hideLater()
    // It stands there already.
    guard isHidden else { return }
    self.onUndo = onUndo
    isHidden = false
  }

  private func hideLater() {
    hiding?.cancel()
    let work = DispatchWorkItem { [weak self] in self?.hide() }
    hiding = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 6, execute: work)
  }

  private func hide() {
    hiding?.cancel()
    isHidden = true
    onUndo = nil
  }
}
