import SwiftUI
import UIKit

/// Hosted rows that unfold when they are chosen, which is state of their view.
final class UnfoldingViewController: UITableViewController {
  private let names = (1...40).map { "Name \($0)" }
  private let keepsState: Bool
  private var chosen: String?

  /// - Parameter keepsState: True for rows whose content has not the row's identity, so that a cell that is used again keeps the state.
  init(keepsState: Bool) {
    self.keepsState = keepsState
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let name = names[indexPath.row]
    let row = UnfoldingRow(name: name, isChosen: name == chosen)
    if keepsState {
      cell.contentConfiguration = UIHostingConfiguration { row }
    } else {
      cell.contentConfiguration = UIHostingConfiguration { row.id(name) }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    chosen = names[indexPath.row]
    tableView.reconfigureRows(at: [indexPath])
  }
}

/// A row that shows more once it was chosen.
private struct UnfoldingRow: View {
  let name: String
  let isChosen: Bool
  @State private var isUnfolded = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
      if isUnfolded { Text("More about it") }
    }
    .onChange(of: isChosen) { if isChosen { isUnfolded = true } }
  }
}
