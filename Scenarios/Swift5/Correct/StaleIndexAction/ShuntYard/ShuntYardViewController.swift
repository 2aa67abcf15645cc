import UIKit

/// Three tracks of wagons. Taps weigh one, swipes send it to another track, edit mode moves many.
final class ShuntYardViewController: UITableViewController {
  private let yard: ShuntTracks
  private lazy var sendItem = UIBarButtonItem(title: "Send", image: nil, target: nil, action: nil, menu: sendMenu())

  init(yard: ShuntTracks) {
    self.yard = yard
    super.init(style: .insetGrouped)
    title = "Yard"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShuntCarCell.self, forCellReuseIdentifier: ShuntCarCell.identifier)
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    yard.onWeight = { [weak self] number in self?.weightCame(for: number) }
    let refresher = UIRefreshControl()
    refresher.addAction(
      UIAction { [weak self] _ in
        self?.yard.forgetWeights()
        self?.tableView.reloadData()
        self?.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    refreshControl = refresher
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.leftBarButtonItem = editing ? sendItem : nil
    updateSelection()
  }

  private func sendMenu() -> UIMenu {
    UIMenu(
      children: ShuntTracks.names.indices.map { track in
        UIAction(title: "To \(ShuntTracks.names[track])") { [weak self] _ in self?.sendSelected(to: track) }
      })
  }

  private func sendSelected(to track: Int) {
    let numbers = (tableView.indexPathsForSelectedRows ?? []).sorted().map { yard[$0].number }
    setEditing(false, animated: true)
    yard.send(numbers, to: track)
    tableView.reloadData()
  }

  private func updateSelection() {
    let count = tableView.indexPathsForSelectedRows?.count ?? 0
    sendItem.isEnabled = count > 0
    title = isEditing ? "\(count) wagons" : "Yard"
  }

  /// Only the wagon's own row changes, and the sum below its track.
  private func weightCame(for number: String) {
    guard let path = yard.place(of: number) else { return }
    tableView.reconfigureRows(at: [path])
    updateFooters()
  }

  private func updateFooters() {
    for track in ShuntTracks.names.indices {
      guard let footer = tableView.footerView(forSection: track) else { continue }
      footer.textLabel?.text = footerText(of: track)
    }
  }

  private func footerText(of track: Int) -> String { "\(yard.tracks[track].count) wagons, \(yard.tons(of: track)) t" }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { ShuntTracks.names.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { yard.tracks[section].count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ShuntTracks.names[section]
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerText(of: section) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ShuntCarCell.identifier, for: indexPath)
    (cell as? ShuntCarCell)?.show(
      yard[indexPath], place: indexPath.row, isLast: indexPath.row == yard.tracks[indexPath.section].count - 1)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return updateSelection() }
    tableView.deselectRow(at: indexPath, animated: true)
    yard.weigh(yard[indexPath].number)
    tableView.reconfigureRows(at: [indexPath])
    updateFooters()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { updateSelection() }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    yard.move(yard[source].number, to: destination)
    // Places, engine and lamp of both tracks.
    DispatchQueue.main.async { tableView.reloadData() }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let number = yard[indexPath].number
    let others = ShuntTracks.names.indices.filter { $0 != indexPath.section }
    return UISwipeActionsConfiguration(
      actions: others.map { track in
        UIContextualAction(style: .normal, title: ShuntTracks.names[track]) { [weak self] _, _, done in
          self?.yard.send([number], to: track)
          self?.tableView.reloadData()
          done(true)
        }
      })
  }
}
