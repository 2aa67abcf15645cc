import SwiftUI
import UIKit

private struct RedactedFile: Hashable {
  let id: Int
  let name: String
}

/// A locked file: its name, and bars in place of its text. How long the bars are means nothing, and must not.
private struct RedactedFileView: View {
  let file: RedactedFile
  @State private var width = CGFloat.random(in: 80...240)

  var body: some View {
    VStack(alignment: .leading) {
      Text(file.name)
      Rectangle()
        .fill(Color.gray)
        .frame(width: width, height: 10)
    }
  }
}

/// Files that are locked until somebody unlocks them all.
final class RedactedLinesViewController: UITableViewController {
  private let files = (1...40).map { RedactedFile(id: $0, name: "Exhibit \($0)") }
  private var dataSource: UITableViewDiffableDataSource<Int, RedactedFile>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Exhibits"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    dataSource = .init(tableView: tableView) { table, indexPath, file in
      let cell = table.dequeueReusableCell(withIdentifier: "file", for: indexPath)
      cell.contentConfiguration = UIHostingConfiguration { RedactedFileView(file: file) }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, RedactedFile>()
    snapshot.appendSections([0])
    snapshot.appendItems(files)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
