import UIKit

private struct DrawerContents {
  let id: Int
  let name: String
  let things: [String]
}

private struct Drawer {
  let name: String
  var isShut = false
  var contents: DrawerContents
}

/// What stands above a drawer's things: what is in it, which drawer it is, and a button that pulls it out or pushes it in.
private final class DrawerHeader: UITableViewHeaderFooterView {
  private let name = UILabel()
  private let place = UILabel()
  private let button = UIButton(type: .system)
  var onTouch: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.addAction(UIAction { [weak self] _ in self?.onTouch?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [name, place, button])
    row.distribution = .fillEqually
    row.frame = contentView.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ drawer: Drawer, onTouch: @escaping () -> Void) {
    name.text = drawer.contents.name
    place.text = drawer.name
    button.setTitle(drawer.isShut ? "Pull" : "Push", for: .normal)
    self.onTouch = onTouch
  }
}

/// A cabinet: drawers that are open or shut, whatever lies in them.
final class DrawerCabinetViewController: UITableViewController {
  private var drawers = [
    Drawer(name: "Top drawer", contents: DrawerContents(id: 0, name: "Letters", things: ["Stamps", "Envelopes"])),
    Drawer(name: "Middle drawer", contents: DrawerContents(id: 1, name: "Tools", things: ["Hammer", "Pliers"])),
    Drawer(name: "Bottom drawer", contents: DrawerContents(id: 2, name: "Linen", things: ["Towels", "Sheets"])),
    Drawer(name: "Side drawer", contents: DrawerContents(id: 3, name: "Paint", things: ["Brushes", "Varnish"])),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cabinet"
    tableView.rowHeight = 40
    tableView.sectionHeaderHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    tableView.register(DrawerHeader.self, forHeaderFooterViewReuseIdentifier: "drawer")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { drawers.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    drawers[section].isShut ? 0 : drawers[section].contents.things.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = thing(at: indexPath)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "drawer")
    (header as? DrawerHeader)?.show(drawers[section]) { [weak self] in self?.touch(section) }
    return header
  }

  func thing(at indexPath: IndexPath) -> String { drawers[indexPath.section].contents.things[indexPath.row] }

  /// The number of a drawer never changes.
  private func touch(_ section: Int) {
    drawers[section].isShut.toggle()
    tableView.reloadData()
  }

  /// Somebody has put what was in the middle drawer to the bottom, and the other way round. Nobody touched the drawers' fronts.
  func exchange() {
    let tools = drawers[1].contents
    drawers[1].contents = drawers[2].contents
    drawers[2].contents = tools
    tableView.reloadData()
  }
}
