import UIKit

struct Palette {
  let name: String
  let hues: [CGFloat]
}

/// Draws its stripes where the layout is known: in `layoutSubviews`.
final class PaletteCell: UITableViewCell {
  private let stripes = UIView()
  private var hues: [CGFloat] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(stripes)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with palette: Palette) {
    textLabel?.text = palette.name
    hues = palette.hues
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stripes.frame = CGRect(x: contentView.bounds.width - 136, y: 8, width: 120, height: contentView.bounds.height - 16)
    stripes.layer.cornerRadius = stripes.bounds.height / 2
    stripes.clipsToBounds = true
    while stripes.subviews.count > hues.count { stripes.subviews.last?.removeFromSuperview() }
    while stripes.subviews.count < hues.count { stripes.addSubview(UIView()) }
    let width = stripes.bounds.width / CGFloat(max(hues.count, 1))
    for (number, stripe) in stripes.subviews.enumerated() {
      stripe.frame = CGRect(x: CGFloat(number) * width, y: 0, width: width, height: stripes.bounds.height)
      stripe.backgroundColor = UIColor(hue: hues[number], saturation: 0.7, brightness: 0.9, alpha: 1)
    }
  }
}

final class PalettesViewController: UITableViewController {
  private var palettes = (1...40).map { number in
    Palette(name: "Palette \(number)", hues: (0...(number % 5)).map { CGFloat(($0 * 37 + number * 11) % 100) / 100 })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 56
    tableView.register(PaletteCell.self, forCellReuseIdentifier: "palette")
  }

  func mix() {
    palettes.insert(Palette(name: "Mixed palette", hues: [0.1, 0.9]), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { palettes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "palette", for: indexPath)
    (cell as? PaletteCell)?.configure(with: palettes[indexPath.row])
    return cell
  }
}
