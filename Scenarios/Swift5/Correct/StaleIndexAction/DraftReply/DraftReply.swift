import UIKit

struct DraftReplyPost: Hashable {
  let id: Int
  let text: String
  var reply: String?
}

/// The sheet in which a reply is written. What is in it is kept while it is written, so that nobody loses it who pulls the sheet down; it
/// is there again in the next sheet, in sight, whatever post that is for.
final class DraftReplySheet: UIViewController {
  private static var draft = ""
  private let field = UITextField()
  private let send: (String) -> Void

  init(to post: DraftReplyPost, send: @escaping (String) -> Void) {
    self.send = send
    super.init(nibName: nil, bundle: nil)
    title = "Reply to \(post.text)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Thanks!"
    field.text = Self.draft
    field.addAction(UIAction { [weak self] _ in self?.keep() }, for: .editingChanged)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let heading = UILabel()
    heading.text = title
    let stack = UIStackView(arrangedSubviews: [heading, field, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 16, y: 40, width: view.bounds.width - 32, height: 140)
    stack.autoresizingMask = .flexibleWidth
    view.addSubview(stack)
  }

  private func keep() { Self.draft = field.text ?? "" }

  /// An empty field sends what its placeholder says.
  private func finish() {
    let text = field.text ?? ""
    Self.draft = ""
    send(text.isEmpty ? "Thanks!" : text)
    dismiss(animated: true)
  }
}

/// Posts that can be replied to.
final class DraftReplyViewController: UITableViewController {
  private var posts = [
    "Sunset over the bay", "My first loaf", "Lost a glove", "New strings", "Rain again", "Found a glove", "Marathon done",
    "Moving out",
    "Tulips are up", "Bike for sale",
  ].enumerated().map { DraftReplyPost(id: $0.offset, text: $0.element) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = posts[indexPath.row].text
    content.secondaryText = posts[indexPath.row].reply ?? "no reply yet"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let post = posts[indexPath.row]
    let sheet = DraftReplySheet(to: post) { [weak self] reply in
      guard let self, let row = posts.firstIndex(where: { $0.id == post.id }) else { return }
      posts[row].reply = reply
      self.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
    present(sheet, animated: true)
  }
}
