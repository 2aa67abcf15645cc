import SwiftUI
import UIKit

/// A theme's colors side by side.
struct ColorStrip: UIViewRepresentable {
  let colors: [UIColor]

  func makeUIView(context: Context) -> UIStackView {
    let strip = UIStackView()
    strip.distribution = .fillEqually
    return strip
  }

  func updateUIView(_ strip: UIStackView, context: Context) {
    for old in strip.arrangedSubviews { old.removeFromSuperview() }
    for color in colors {
      let view = UIView()
      view.backgroundColor = color
      strip.addArrangedSubview(view)
    }
  }
}

struct StripThemeRow: View {
  let name: String
  @State private var showsColors = true

  var body: some View {
    VStack {
      Text(name)
      if showsColors {
        ColorStrip(colors: [.systemRed, .systemBlue]).frame(height: 60)
      }
    }
  }
}

final class StripThemesViewController: UITableViewController {
  private let themes = (1...20).map { "Theme \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "theme")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { themes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "theme", for: indexPath)
    let name = themes[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration { StripThemeRow(name: name) }
    return cell
  }
}
