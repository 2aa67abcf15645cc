import UIKit

struct FileNode: Hashable, Sendable {
  let path: String
  var children: [FileNode] = []

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// An outline whose nodes are identified by their path.
final class FileBrowserViewController: UICollectionViewController {
  private var folders: [FileNode] = (1...12).map { folder in
    FileNode(path: "Folder \(folder)", children: (1...5).map { FileNode(path: "Folder \(folder)/File \(folder)-\($0)") })
  }
  private var dataSource: UICollectionViewDiffableDataSource<String, FileNode>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, FileNode> { cell, _, node in
      var content = cell.defaultContentConfiguration()
      content.text = node.name
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let file = UICollectionView.CellRegistration<UICollectionViewListCell, FileNode> { cell, _, node in
      var content = cell.defaultContentConfiguration()
      content.text = node.name
      content.image = UIImage(systemName: "doc")
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, node in
      list.dequeueConfiguredReusableCell(using: node.children.isEmpty ? file : folder, for: indexPath, item: node)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, FileNode>()
    snapshot.appendSections(["files"])
    dataSource.apply(snapshot, animatingDifferences: false)
    rebuild(keeping: [])
  }

  func deleteFirstFolder() {
    guard !folders.isEmpty else { return }
    folders.removeFirst()
    let open = dataSource.snapshot(for: "files")
    rebuild(keeping: open.items.filter { open.isExpanded($0) })
  }

  private func rebuild(keeping expanded: [FileNode]) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<FileNode>()
    snapshot.append(folders)
    for folder in folders {
      snapshot.append(folder.children, to: folder)
    }
    snapshot.expand(expanded.filter(folders.contains))
    dataSource.apply(snapshot, to: "files", animatingDifferences: true)
  }
}
