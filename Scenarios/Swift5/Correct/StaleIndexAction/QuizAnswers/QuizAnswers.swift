import UIKit

struct QuizQuestion {
  let text: String
  let answers: [String]
  let right: Int
}

final class QuizAnswerCell: UITableViewCell {
  let answer = UILabel(frame: CGRect(x: 16, y: 0, width: 220, height: 52))
  let verdict = UILabel(frame: CGRect(x: 240, y: 0, width: 134, height: 52))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(answer)
    contentView.addSubview(verdict)
    verdict.textAlignment = .right
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ text: String, verdict words: String, color: UIColor) {
    answer.text = text
    verdict.text = words
    contentView.backgroundColor = color
  }
}

/// One question with several answers; whoever answers wrong is told what is right. Only the first answer counts.
final class QuizAnswersViewController: UITableViewController {
  private let questions = [
    QuizQuestion(
      text: "What is the capital of Australia?", answers: ["Sydney", "Melbourne", "Canberra", "Perth", "Hobart"], right: 2),
    QuizQuestion(
      text: "Which is the longest river of Europe?", answers: ["Danube", "Rhine", "Volga", "Elbe", "Loire"], right: 2),
  ]
  private var number = 0
  private var given: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quiz"
    tableView.rowHeight = 52
    tableView.register(QuizAnswerCell.self, forCellReuseIdentifier: "answer")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Skip", primaryAction: UIAction(title: "Skip") { [weak self] _ in self?.next() })
  }

  private func next() {
    number = (number + 1) % questions.count
    given = nil
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { questions[number].text }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { questions[number].answers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let dequeued = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
    guard let cell = dequeued as? QuizAnswerCell else { return dequeued }
    let question = questions[number]
    let text = question.answers[indexPath.row]
    if given == nil {
      cell.show(text, verdict: "", color: .systemBackground)
    } else if indexPath.row == question.right {
      cell.show(text, verdict: "Right", color: .systemGreen)
    } else if indexPath.row == given {
      cell.show(text, verdict: "Wrong", color: .systemRed)
    } else {
      cell.show(text, verdict: "", color: .systemBackground)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    guard given == nil else { return }
    given = indexPath.row
    tableView.reloadData()
  }
}
