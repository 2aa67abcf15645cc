import UIKit

private struct SpotSinger {
  let id: Int
  let name: String
  let isSoloist: Bool
}

private final class SpotCell: UITableViewCell {
  private let name = UILabel()
  private let spot = UILabel()
  private let light = UILabel()
  private let turn = UIButton(type: .system)
  var onTurn: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    turn.setTitle("Switch", for: .normal)
    turn.addAction(UIAction { [weak self] _ in self?.onTurn?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [name, spot, light, turn])
    row.distribution = .fillEqually
    row.frame = contentView.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ singer: SpotSinger, at place: String, isLit: Bool) {
    name.text = singer.name
    spot.text = place
    light.text = isLit ? "light on" : "dark"
  }
}

/// The spots of a stage, their lights, and who stands there. When the desk is opened, the lights are set for the soloists; from then on a light
/// is its spot's, and only its switch turns it.
final class StageSpotlightsViewController: UITableViewController {
  private let spots = ["far left", "near left", "centre", "near right", "far right", "balcony"]
  private var singers = [
    ("Ottavia", false), ("Pasquale", true), ("Quirin", false), ("Renata", false), ("Silvio", true), ("Teresa", false),
  ].enumerated().map { SpotSinger(id: $0.offset, name: $0.element.0, isSoloist: $0.element.1) }
  private var lit: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lights"
    tableView.rowHeight = 52
    tableView.register(SpotCell.self, forCellReuseIdentifier: "spot")
    lit = Set(singers.indices.filter { singers[$0].isSoloist })
  }

  func id(at row: Int) -> Int { singers[row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { spots.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "spot", for: indexPath)
    let spot = indexPath.row
    (cell as? SpotCell)?.show(singers[spot], at: spots[spot], isLit: lit.contains(spot))
    (cell as? SpotCell)?.onTurn = { [weak self] in self?.turn(spot) }
    return cell
  }

  /// Spots have fixed numbers.
  private func turn(_ spot: Int) {
    lit.formSymmetricDifference([spot])
    tableView.reconfigureRows(at: [IndexPath(row: spot, section: 0)])
  }

  /// Everybody goes on to the next spot, and the last to the first.
  func moveOn() {
    singers.insert(singers.removeLast(), at: 0)
    if isViewLoaded { tableView.reloadData() }
  }
}
