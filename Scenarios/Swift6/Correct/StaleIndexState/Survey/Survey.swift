import UIKit

struct SurveyQuestion: Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
}

/// Answers that are being typed are kept by question while their rows come and go.
final class AnswerCell: UICollectionViewListCell, UITextFieldDelegate {
  var didEdit: (@MainActor (String) -> Void)?

  private let question = UILabel()
  private let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.placeholder = "Answer"
    field.delegate = self
    let stack = UIStackView(arrangedSubviews: [question, field])
    stack.axis = .vertical
    stack.spacing = 4
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

  func show(_ item: SurveyQuestion, answer: String?) {
    question.text = item.text
    field.text = answer
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard textField.isFirstResponder else { return }
    didEdit?(textField.text ?? "")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

final class SurveyViewController: UIViewController {
  private var questions = (1...36).map { SurveyQuestion(id: $0, text: "How about no. \($0)?") }
  private var drafts: [SurveyQuestion.ID: String] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, SurveyQuestion>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.keyboardDismissMode = .onDrag
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<AnswerCell, SurveyQuestion> { [weak self] cell, _, question in
      cell.show(question, answer: self?.drafts[question.id])
      cell.didEdit = { self?.drafts[question.id] = $0 }
    }
    dataSource = .init(collectionView: list) { list, indexPath, question in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: question)
    }
    apply(animated: false)
  }

  func urgentFirst() {
    questions.sort { ($0.id % 4, $0.id) < ($1.id % 4, $1.id) }
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SurveyQuestion>()
    snapshot.appendSections([0])
    snapshot.appendItems(questions)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
