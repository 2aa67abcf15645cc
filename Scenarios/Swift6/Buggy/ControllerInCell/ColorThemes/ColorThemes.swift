import SwiftUI
import UIKit

/// Wraps a page controller to flip through a theme's colors.
struct ColorPager: UIViewControllerRepresentable {
  let colors: [UIColor]

  func makeUIViewController(context: Context) -> UINavigationController {
    let page = UIViewController()
    page.view.backgroundColor = colors.first
    return UINavigationController(rootViewController: page)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    controller.topViewController?.view.backgroundColor = colors.first
  }
}

struct ThemeRow: View {
  let name: String
  @State private var showsColors = true

  var body: some View {
    VStack {
      Text(name)
      if showsColors {
        ColorPager(colors: [.systemRed, .systemBlue]).frame(height: 60)
      }
    }
  }
}

final class ColorThemesViewController: UITableViewController {
  private let themes = (1...20).map { "Theme \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "theme")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { themes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "theme", for: indexPath)
    let name = themes[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration { ThemeRow(name: name) }
    return cell
  }
}
