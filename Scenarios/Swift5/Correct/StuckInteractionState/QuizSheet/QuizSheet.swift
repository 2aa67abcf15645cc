import UIKit

struct SheetQuestion {
  let text: String
  let answers: [String]
  let right: Int
}

/// One question at a time; one answer of each can be chosen, and a check colours it.
final class QuizSheetViewController: UITableViewController {
  private let questions = [
    SheetQuestion(text: "Largest planet", answers: ["Mars", "Jupiter", "Venus", "Saturn"], right: 1),
    SheetQuestion(text: "Capital of Peru", answers: ["Quito", "La Paz", "Lima", "Bogotá"], right: 2),
    SheetQuestion(text: "Seven times eight", answers: ["54", "56", "63", "64"], right: 1),
  ]
  private var current = 0
  private var chosen: [Int: Int] = [:]
  private var isChecked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "answer")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.next() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Check", primaryAction: UIAction { [weak self] _ in self?.check() })
    title = questions[current].text
  }

  private func next() {
    current = (current + 1) % questions.count
    isChecked = false
    title = questions[current].text
    tableView.reloadData()
  }

  private func check() {
    guard chosen[current] != nil else { return }
    isChecked = true
    tableView.reloadData()
  }

  private func configure(_ cell: UITableViewCell, answer: Int) {
    let question = questions[current]
    var content = cell.defaultContentConfiguration()
    content.text = question.answers[answer]
    content.image = UIImage(systemName: chosen[current] == answer ? "largecircle.fill.circle" : "circle")
    if isChecked && answer == question.right { content.textProperties.color = .systemGreen }
    if isChecked && answer != question.right && chosen[current] == answer { content.textProperties.color = .systemRed }
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions[current].answers.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
    configure(cell, answer: indexPath.row)
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    isChecked ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let before = chosen.updateValue(indexPath.row, forKey: current)
    for row in Set([before, indexPath.row].compactMap { $0 }) {
      guard let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { continue }
      configure(cell, answer: row)
    }
  }
}
