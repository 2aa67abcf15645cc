import UIKit

/// Remembers by index path which questions are open; the answer is part of the row's text.
class HelpdeskViewController: UITableViewController {
  private(set) var questions = (1...25).map { "Question \($0)" }
  private var open: Set<IndexPath> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "question")
  }

  func isOpen(_ indexPath: IndexPath) -> Bool { open.contains(indexPath) }

  func turn(_ indexPath: IndexPath) {
    if open.remove(indexPath) == nil { open.insert(indexPath) }
  }

  func add() {
    questions.insert("Question 0", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { questions.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = questions[indexPath.row] + (isOpen(indexPath) ? "\nCall us, or write.\nWe answer soon." : "")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    turn(indexPath)
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}

/// The same by question.
class OrderedHelpdeskViewController: HelpdeskViewController {
  private var openQuestions: Set<String> = []

  override func isOpen(_ indexPath: IndexPath) -> Bool { openQuestions.contains(questions[indexPath.row]) }

  override func turn(_ indexPath: IndexPath) {
    let question = questions[indexPath.row]
    if openQuestions.remove(question) == nil { openQuestions.insert(question) }
  }
}
