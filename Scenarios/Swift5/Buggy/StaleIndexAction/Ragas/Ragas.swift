import UIKit

struct Raga {
  let id: Int
  let name: String
}

/// Recordings of a concert series. A tap plays one or stops it; what is scrolled off the screen stops as well.
final class RagasViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var ragas = (1...30).map { Raga(id: $0, name: "Raga \($0)") }
  private var playingID: Int?
  private let table = UITableView()
  private let nowPlaying = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    nowPlaying.text = "Silence"
    nowPlaying.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [table, nowPlaying])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "raga")
    table.dataSource = self
    table.delegate = self
  }

  func identity(at indexPath: IndexPath) -> Int { ragas[indexPath.row].id }

  private func play(_ id: Int?) {
    let changed = [playingID, id].compactMap { $0 }
    playingID = id
    nowPlaying.text = ragas.first { $0.id == id }.map { "Playing \($0.name)" } ?? "Silence"
    for row in ragas.indices where changed.contains(ragas[row].id) {
      table.cellForRow(at: IndexPath(row: row, section: 0)).map { show(ragas[row], in: $0) }
    }
  }

  private func show(_ raga: Raga, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    content.text = raga.name
    content.secondaryText = raga.id == playingID ? "Playing" : nil
    cell.contentConfiguration = content
  }

  // MARK: Data source

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ragas.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "raga", for: indexPath)
    show(ragas[indexPath.row], in: cell)
    return cell
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let id = ragas[indexPath.row].id
    play(id == playingID ? nil : id)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard ragas.indices.contains(indexPath.row), ragas[indexPath.row].id == playingID else { return }
    play(nil)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = ragas[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ id: Int) {
    guard let row = ragas.firstIndex(where: { $0.id == id }) else { return }
    if id == playingID { play(nil) }
    ragas.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
