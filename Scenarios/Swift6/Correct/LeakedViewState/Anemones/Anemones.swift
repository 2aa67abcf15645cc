import SwiftUI
import UIKit

struct Anemone: Identifiable, Hashable {
  let id: Int
  let name: String
}

/// Opens as it comes on screen, and closes as it leaves.
struct AnemoneRow: View {
  let anemone: Anemone
  @State private var isOpen = false

  var body: some View {
    HStack {
      Image(systemName: "camera.macro").scaleEffect(isOpen ? 1 : 0.4)
      Text(anemone.name)
    }
    .onAppear { withAnimation(.easeOut(duration: 0.4)) { isOpen = true } }
    .onDisappear { isOpen = false }
  }
}

final class AnemonesViewController: UITableViewController {
  private var anemones = (1...40).map { Anemone(id: $0, name: "Anemone \($0)") }
  private lazy var source = UITableViewDiffableDataSource<Int, Anemone>(tableView: tableView) { table, path, anemone in
    let cell = table.dequeueReusableCell(withIdentifier: "anemone", for: path)
    cell.contentConfiguration = UIHostingConfiguration { AnemoneRow(anemone: anemone).id(anemone.id) }
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "anemone")
    source.defaultRowAnimation = .fade
    update()
  }

  func tideComes() {
    anemones.reverse()
    update()
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Anemone>()
    snapshot.appendSections([0])
    snapshot.appendItems(anemones)
    source.apply(snapshot)
  }
}
