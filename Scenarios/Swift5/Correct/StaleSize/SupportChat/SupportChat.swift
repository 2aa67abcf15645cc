// swift-format-ignore-file: NeverForceUnwrap

import UIKit

struct SupportChatLine: Hashable {
  enum Side { case mine, theirs }
  let id: Int
  let side: Side
  let text: String
  let hasPicture: Bool
}

final class ChatLineCell: UITableViewCell {
  static let reuseID = "ChatLineCell"
  private let bubble = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.layer.cornerRadius = 14
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    label.numberOfLines = 0
    picture.image = UIImage(systemName: "photo")
    let stack = UIStackView(arrangedSubviews: [picture, label])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(stack)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      stack.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      picture.heightAnchor.constraint(equalToConstant: 90),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func apply(_ line: SupportChatLine) {
    label.text = line.text
    picture.isHidden = !line.hasPicture
    leading.isActive = false
    trailing.isActive = false
    (line.side == .mine ? trailing : leading)?.isActive = true
    bubble.backgroundColor = line.side == .mine ? .systemBlue : .systemGray5
    label.textColor = line.side == .mine ? .white : .label
  }
}

class SupportChatViewController: UIViewController {
  enum Section { case main }

  private let tableView = UITableView()
  private var lines: [SupportChatLine] = (1...30).map { index in
    SupportChatLine(
      id: index, side: index % 3 == 0 ? .mine : .theirs,
      text: Array(repeating: "Line \(index)", count: 1 + (index * 7) % 15).joined(separator: " and "),
      hasPicture: index % 7 == 0)
  }
  private var dataSource: UITableViewDiffableDataSource<Section, SupportChatLine>!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.register(ChatLineCell.self, forCellReuseIdentifier: ChatLineCell.reuseID)
    view.addSubview(tableView)
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, line in
      let cell = tableView.dequeueReusableCell(withIdentifier: ChatLineCell.reuseID, for: indexPath) as! ChatLineCell
      cell.apply(line)
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    apply(animated: false)
  }

  func send(_ text: String) {
    lines.append(SupportChatLine(id: lines.count + 1, side: .mine, text: text, hasPicture: false))
    apply(animated: true)
    tableView.scrollToRow(at: IndexPath(row: lines.count - 1, section: 0), at: .bottom, animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, SupportChatLine>()
    snapshot.appendSections([.main])
    snapshot.appendItems(lines, toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
