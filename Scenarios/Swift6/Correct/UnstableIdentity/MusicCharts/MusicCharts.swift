import UIKit

struct Song: Hashable, Identifiable {
  let id: Int
  let title: String
}

/// A classic data source; the difference between two weeks is computed by the standard library and told as one batch.
final class MusicChartsViewController: UIViewController {
  private var songs = (1...40).map { Song(id: $0, title: "Song \($0)") }
  private let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  func nextWeek() {
    var next = songs
    next.swapAt(0, 2)
    next.remove(at: 5)
    next.insert(Song(id: 500 + next.count, title: "Newcomer"), at: 3)
    show(next)
  }

  private func show(_ next: [Song]) {
    let difference = next.difference(from: songs)
    tableView.performBatchUpdates { [self] in
      songs = next
      for change in difference {
        switch change {
        case .remove(let offset, _, _): tableView.deleteRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
        case .insert(let offset, _, _): tableView.insertRows(at: [IndexPath(row: offset, section: 0)], with: .fade)
        }
      }
    }
  }
}

extension MusicChartsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row].title
    return cell
  }
}
