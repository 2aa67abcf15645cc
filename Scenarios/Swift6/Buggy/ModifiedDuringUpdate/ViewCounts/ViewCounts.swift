import SwiftUI
import UIKit

struct ViewCountRow: View {
  let name: String
  @State private var views = 0

  var body: some View {
    count()
    return HStack {
      Text(name)
      Spacer()
      Text("\(views) views")
    }
  }

  private func count() {
    views += 1
  }
}

/// Rows that count in their body how often they are drawn.
final class ViewCountsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration { ViewCountRow(name: "Page \(indexPath.row + 1)").id(indexPath.row) }
    return cell
  }
}
