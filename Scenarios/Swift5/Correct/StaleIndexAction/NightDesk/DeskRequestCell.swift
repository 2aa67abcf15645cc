import UIKit

/// A request; unfolded it has a field for a note.
final class DeskRequestCell: UICollectionViewListCell, UITextFieldDelegate {
  private let roomLabel = UILabel()
  private let wishLabel = UILabel()
  private let noteField = UITextField()
  private let takeButton = UIButton(type: .system)
  private var onTake: (() -> Void)?
  private var onNote: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    roomLabel.font = .preferredFont(forTextStyle: .caption1)
    roomLabel.textColor = .secondaryLabel
    noteField.placeholder = "Note"
    noteField.borderStyle = .roundedRect
    noteField.delegate = self
    noteField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onNote?(noteField.text ?? "")
      }, for: .editingChanged)
    takeButton.addAction(UIAction { [weak self] _ in self?.onTake?() }, for: .touchUpInside)
    let texts = UIStackView(arrangedSubviews: [roomLabel, wishLabel])
    texts.axis = .vertical
    let head = UIStackView(arrangedSubviews: [texts, takeButton])
    head.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [head, noteField])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ request: DeskRequest, isUnfolded: Bool, onTake: @escaping () -> Void, onNote: @escaping (String) -> Void) {
    roomLabel.text = request.note.isEmpty ? request.room : "\(request.room) · \(request.note)"
    wishLabel.text = request.wish
    wishLabel.textColor = request.stage == .done ? .secondaryLabel : .label
    noteField.isHidden = !isUnfolded
    if !noteField.isFirstResponder { noteField.text = request.note }
    let title =
      switch request.stage {
      case .open: "Take"
      case .mine: "Done"
      case .done: "Reopen"
      }
    takeButton.setTitle(title, for: .normal)
    self.onTake = onTake
    self.onNote = onNote
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    noteField.resignFirstResponder()
    onNote = nil
    onTake = nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
