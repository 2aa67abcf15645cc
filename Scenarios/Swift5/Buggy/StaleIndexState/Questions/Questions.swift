import UIKit

struct Question: Equatable {
  let id: Int
  var text: String
  var answer: String
  var votes: Int
}

@MainActor final class HelpDesk {
  private(set) var questions: [Question]
  private var nextID: Int

  init() {
    let texts = [
      ("How do I change my password?", "Open Settings, then Account, then Password."),
      ("Where is my invoice?", "Invoices are sent by mail on the first of each month. Older ones are in the archive."),
      ("Can I pause my plan?", "Yes, for up to three months a year."),
      ("Why is sync slow?", "The first sync copies everything. Keep the app open on a fast network."),
      ("Do you have a student price?", "Half of the normal price, with a card that is still valid."),
      ("How do I delete my account?", "Write to us from the address that you signed up with."),
      ("Is there a dark mode?", "The app follows the setting of your phone."),
      ("Can I use it on two phones?", "On as many as you like, with the same account."),
      ("How do I share a folder?", "Press long on its name and choose Share."),
      ("Which banks do you support?", "All that take part in the open interface."),
      ("Can I print?", "From the web version."),
      ("What does the green dot mean?", "That the item was changed by somebody else since your last visit."),
    ]
    questions = texts.enumerated().map { place, text in
      Question(id: place, text: text.0, answer: text.1, votes: 3 + place * 7 % 11)
    }
    nextID = texts.count
  }

  func ask(_ text: String) -> Question {
    let question = Question(id: nextID, text: text, answer: "We answer within a day.", votes: 0)
    nextID += 1
    questions.insert(question, at: 0)
    return question
  }

  func vote(_ id: Int) {
    guard let place = questions.firstIndex(where: { $0.id == id }) else { return }
    questions[place].votes += 1
  }

  func hide(_ id: Int) { questions.removeAll { $0.id == id } }

  func sortByVotes() { questions.sort { ($0.votes, $1.id) > ($1.votes, $0.id) } }
}

final class QuestionCell: UITableViewCell {
  private let questionLabel = UILabel()
  private let answerLabel = UILabel()
  private let voteButton = UIButton(type: .system)
  private var onVote: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    questionLabel.font = .preferredFont(forTextStyle: .headline)
    questionLabel.numberOfLines = 0
    answerLabel.numberOfLines = 0
    voteButton.contentHorizontalAlignment = .leading
    voteButton.addAction(UIAction { [weak self] _ in self?.onVote?() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [questionLabel, answerLabel, voteButton])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ question: Question, isExpanded: Bool, onVote: @escaping () -> Void) {
    questionLabel.text = question.text
    answerLabel.text = question.answer
    answerLabel.isHidden = !isExpanded
    voteButton.isHidden = !isExpanded
    voteButton.setTitle("Helpful · \(question.votes)", for: .normal)
    self.onVote = onVote
  }
}

final class QuestionsViewController: UITableViewController {
  private let desk: HelpDesk
  private var expandedIndexPath: IndexPath?

  init(desk: HelpDesk) {
    self.desk = desk
    super.init(style: .plain)
    title = "Questions"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(QuestionCell.self, forCellReuseIdentifier: "question")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Popular first",
      primaryAction: UIAction(title: "Popular first") { [weak self] _ in
        self?.desk.sortByVotes()
        self?.tableView.reloadData()
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Ask", primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() })
  }

  private func ask() {
    let alert = UIAlertController(title: "Ask us", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your question" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Send", style: .default) { [weak self, weak alert] _ in
        guard let self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        _ = desk.ask(text)
        tableView.reloadData()
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { desk.questions.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
    let question = desk.questions[indexPath.row]
    (cell as? QuestionCell)?.show(question, isExpanded: indexPath == expandedIndexPath) { [weak self] in
      self?.vote(for: question.id)
    }
    return cell
  }

  private func vote(for id: Int) {
    desk.vote(id)
    guard let row = desk.questions.firstIndex(where: { $0.id == id }) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let previous = expandedIndexPath
    expandedIndexPath = previous == indexPath ? nil : indexPath
    tableView.reloadRows(at: Array(Set([indexPath, previous].compactMap { $0 })), with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = desk.questions[indexPath.row].id
    let hide = UIContextualAction(style: .destructive, title: "Hide") { [weak self] _, _, done in
      guard let self, let row = desk.questions.firstIndex(where: { $0.id == id }) else { return done(false) }
      desk.hide(id)
      if expandedIndexPath?.row == row { expandedIndexPath = nil }
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [hide])
  }
}
