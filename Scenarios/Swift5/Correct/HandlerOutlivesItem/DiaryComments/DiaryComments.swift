import UIKit

final class DiaryCommentCell: UITableViewCell {
  let commentButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    commentButton.setTitle("Comment", for: .normal)
    commentButton.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    accessoryView = commentButton
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class DiaryCommentsViewController: UITableViewController {
  private let days = (1...40).map { "Day \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DiaryCommentCell.self, forCellReuseIdentifier: "day")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    let day = days[indexPath.row]
    cell.textLabel?.text = day
    (cell as? DiaryCommentCell)?.commentButton.addAction(
      UIAction(identifier: UIAction.Identifier("comment")) { [weak self] _ in self?.comment(on: day) }, for: .touchUpInside)
    return cell
  }

  private func comment(on day: String) {
    let alert = UIAlertController(title: "Comment on \(day)", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
