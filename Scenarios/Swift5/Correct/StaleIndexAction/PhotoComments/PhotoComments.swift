import UIKit

final class CommentedPhoto {
  let name: String
  var comments: [String]
  init(_ name: String, _ comments: [String]) { (self.name, self.comments) = (name, comments) }
}

final class PhotoCommentsViewController: UITableViewController {
  private let photos = [
    CommentedPhoto("Sunset", ["Nice"]), CommentedPhoto("Pier", []), CommentedPhoto("Gulls", ["Loud!", "Ha"]),
    CommentedPhoto("Dunes", []),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = photos[indexPath.row].name
    content.secondaryText = "\(photos[indexPath.row].comments.count) comments"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let writer = CommentWriterViewController(photos[indexPath.row])
    writer.onSend = { [weak self] in self?.tableView.reloadData() }
    present(UINavigationController(rootViewController: writer), animated: true)
  }
}

/// Comments are written here, as many as somebody likes; each is sent by itself. "Cancel" gives up what stands in the field.
final class CommentWriterViewController: UIViewController {
  private let photo: CommentedPhoto
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
  private let button = UIButton(type: .system)
  var onSend: () -> Void = {}

  init(_ photo: CommentedPhoto) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.name
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Your comment"
    button.frame = CGRect(x: 20, y: 180, width: 300, height: 44)
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    view.addSubview(field)
    view.addSubview(button)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) })
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    photo.comments.append(text)
    field.text = ""
    onSend()
  }
}
