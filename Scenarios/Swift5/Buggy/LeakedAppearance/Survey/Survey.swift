import UIKit

class AnswerCell: UITableViewCell {
  let field = UITextField()
  let question = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.placeholder = "Your answer"
    let column = UIStackView(arrangedSubviews: [question, field])
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// What is typed lives in the text field of whatever cell is there.
class SurveyViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "answer")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
    (cell as? AnswerCell)?.question.text = "Question \(indexPath.row + 1)"
    return cell
  }
}
