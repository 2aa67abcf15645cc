// swift-format-ignore-file: NeverForceUnwrap

import UIKit

struct HelpTopic {
  let id: Int
  let question: String
  let answer: String
}

class HelpTopicCell: UITableViewCell {
  static var identifier: String { String(describing: self) }

  private let questionLabel = UILabel()
  private let answerLabel = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    questionLabel.numberOfLines = 0
    questionLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    answerLabel.numberOfLines = 0
    answerLabel.font = UIFont.preferredFont(forTextStyle: .body)
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    chevron.setContentCompressionResistancePriority(.required, for: .horizontal)

    let top = UIStackView(arrangedSubviews: [questionLabel, chevron])
    top.alignment = .firstBaseline
    top.spacing = 8
    let column = UIStackView(arrangedSubviews: [top, answerLabel])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(_ topic: HelpTopic, expanded: Bool) {
    questionLabel.text = topic.question
    answerLabel.text = topic.answer
    answerLabel.isHidden = !expanded
    chevron.transform = expanded ? CGAffineTransform(rotationAngle: .pi) : .identity
  }
}

class HelpViewController: UITableViewController {
  private var topics: [HelpTopic] = (1...35).map {
    HelpTopic(
      id: $0, question: "Question \($0)",
      answer: String(repeating: "It depends on a few things that are easily explained. ", count: 1 + $0 % 4))
  }
  private var expanded = Set<Int>()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HelpTopicCell.self, forCellReuseIdentifier: HelpTopicCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return topics.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: HelpTopicCell.identifier, for: indexPath) as! HelpTopicCell
    let topic = topics[indexPath.row]
    cell.configure(topic, expanded: expanded.contains(topic.id))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let id = topics[indexPath.row].id
    if expanded.contains(id) {
      expanded.remove(id)
    } else {
      expanded.insert(id)
    }
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  func addTopic() {
    topics.insert(HelpTopic(id: 100, question: "Is there anything new?", answer: "Yes."), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }
}
