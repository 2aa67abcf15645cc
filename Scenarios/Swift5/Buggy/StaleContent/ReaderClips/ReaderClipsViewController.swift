import Combine
import UIKit

final class ReaderClipsViewController: UITableViewController {
  private let library: ClipLibrary
  private var source: UITableViewDiffableDataSource<Int, ReaderClip.ID>!

  init(library: ClipLibrary) {
    self.library = library
    super.init(style: .plain)
    title = "Reader"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ReaderClipCell.self, forCellReuseIdentifier: "clip")
    source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "clip", for: path)
      if let self, let row = cell as? ReaderClipCell, let clip = self.library.clip(id) {
        row.show(clip)
        row.onLike = { [weak self] in self?.like(id) }
      }
      return cell
    }
    apply(changed: nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A clip may have been hidden meanwhile.
    apply(changed: nil)
  }

  private func like(_ id: ReaderClip.ID) {
    library.toggleLike(id)
    apply(changed: id)
  }

  private func apply(changed id: ReaderClip.ID?) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ReaderClip.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(library.clips.map(\.id))
    if let id, snapshot.indexOfItem(id) != nil { snapshot.reconfigureItems([id]) }
    source.apply(snapshot, animatingDifferences: view.window != nil)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = source.itemIdentifier(for: indexPath), let clip = library.clip(id) else { return }
    navigationController?.pushViewController(ReaderClipViewController(clip: clip, library: library), animated: true)
  }
}

/// One article.
final class ReaderClipViewController: UIViewController {
  private let id: ReaderClip.ID
  private let library: ClipLibrary
  private let body = UILabel()
  private lazy var likeItem = UIBarButtonItem(
    title: "Like", primaryAction: UIAction(title: "Like") { [weak self] _ in self?.like() })

  init(clip: ReaderClip, library: ClipLibrary) {
    id = clip.id
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = clip.headline
    body.text = clip.body
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    body.numberOfLines = 0
    body.frame = CGRect(x: 20, y: 130, width: 330, height: 90)
    view.addSubview(body)
    let hide = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Hide this story") { [weak self] _ in
        guard let self else { return }
        self.library.hide(self.id)
        self.navigationController?.popViewController(animated: true)
      })
    hide.frame = CGRect(x: 20, y: 240, width: 200, height: 44)
    view.addSubview(hide)
    navigationItem.rightBarButtonItem = likeItem
    showLike()
  }

  private func showLike() { likeItem.title = library.clip(id)?.isLiked == true ? "Unlike" : "Like" }

  private func like() {
    library.toggleLike(id)
    showLike()
  }
}
