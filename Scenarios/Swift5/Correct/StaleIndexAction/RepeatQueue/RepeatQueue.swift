import UIKit

struct RepeatSong: Hashable {
  let id: Int
  let name: String
}

/// What plays next, all of it again and again: a song that has ended goes to the end of the queue, and the one behind it plays. The bar
/// below says what plays.
final class RepeatQueueViewController: UIViewController, UITableViewDelegate {
  private var queue = [
    "Amaryllis", "Bramble", "Chamomile", "Dandelion", "Elderflower", "Foxglove", "Gentian", "Hyacinth", "Iris", "Jasmine",
    "Lavender",
    "Marigold",
  ].enumerated().map { RepeatSong(id: $0.offset, name: $0.element) }
  private var playing: RepeatSong?
  private let table = UITableView()
  private let bar = UILabel()
  private var dataSource: UITableViewDiffableDataSource<Int, RepeatSong>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Up next"
    view.backgroundColor = .systemBackground
    bar.textAlignment = .center
    bar.text = "Nothing plays"
    let stack = UIStackView(arrangedSubviews: [table, bar])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 56),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor), stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    dataSource = .init(tableView: table) { table, indexPath, song in
      let cell = table.dequeueReusableCell(withIdentifier: "song", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = song.name
      cell.contentConfiguration = content
      return cell
    }
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, RepeatSong>()
    snapshot.appendSections([0])
    snapshot.appendItems(queue)
    dataSource.apply(snapshot, animatingDifferences: false)
    bar.text = playing.map { "Now: \($0.name)" } ?? "Nothing plays"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    playing = dataSource.itemIdentifier(for: indexPath)
    show()
  }

  /// The player tells that a song has ended; the first of the queue is taken for it if nobody had chosen one.
  func songEnds() {
    guard let ended = playing ?? queue.first, let place = queue.firstIndex(of: ended) else { return }
    queue.remove(at: place)
    queue.append(ended)
    // Behind the last one comes the first.
    playing = place < queue.count - 1 ? queue[place] : queue[0]
    show()
  }
}
