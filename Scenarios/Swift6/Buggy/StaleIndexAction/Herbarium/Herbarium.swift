import UIKit

struct PressedPlant: Identifiable, Sendable {
  let id: Int
  var name: String
  var note = "no note"
}

/// Pressed plants; what was copied elsewhere is pasted as the note of the chosen one.
final class HerbariumViewController: UIViewController, UITableViewDelegate {
  private var plants = (1...30).map { PressedPlant(id: $0, name: "Plant \($0)") }
  private let table = UITableView(frame: .zero, style: .plain)
  private var dataSource: UITableViewDiffableDataSource<Int, PressedPlant.ID>!
  private var chosen: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
    table.delegate = self
    view.addSubview(table)
    dataSource = .init(tableView: table) { [unowned self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
      guard let plant = plants.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = plant.name
      content.secondaryText = plant.note
      cell.contentConfiguration = content
      return cell
    }
    pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    apply()
  }

  override var canBecomeFirstResponder: Bool { true }

  func collect() {
    plants.insert(PressedPlant(id: 100 + plants.count, name: "New plant \(plants.count)"), at: 0)
    apply()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }

  override func paste(itemProviders: [NSItemProvider]) {
    guard let row = chosen?.row else { return }
    let id = plants[row].id
    for provider in itemProviders {
      _ = provider.loadObject(ofClass: NSString.self) { text, _ in
        let note = (text as? NSString).map { $0 as String } ?? ""
        DispatchQueue.main.async { self.write(note, on: id) }
      }
    }
  }

  private func write(_ note: String, on id: PressedPlant.ID) {
    guard let row = plants.firstIndex(where: { $0.id == id }) else { return }
    plants[row].note = note
    apply(changed: [id])
  }

  private func apply(changed: [PressedPlant.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, PressedPlant.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(plants.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
