import UIKit

struct MangaCollection: Hashable {
  let id: Int
  var name: String
  let volumes: Int
}

@MainActor final class MangaLibrary {
  private(set) var collections: [MangaCollection] = [
    ("Classics", 12), ("Reading now", 3), ("Romance", 8), ("Sport", 15), ("To buy", 6), ("Lent to Kai", 2), ("Finished", 41),
  ].enumerated().map { MangaCollection(id: $0.offset, name: $0.element.0, volumes: $0.element.1) }
  private var nextID = 100

  func index(of id: Int) -> Int? { collections.firstIndex { $0.id == id } }

  func add() {
    collections.append(MangaCollection(id: nextID, name: "Collection \(nextID - 99)", volumes: 0))
    nextID += 1
  }

  func rename(_ name: String, at index: Int) { collections[index].name = name }

  func move(from: Int, to: Int) { collections.insert(collections.remove(at: from), at: to) }

  func remove(at index: Int) { collections.remove(at: index) }
}

final class CollectionNameCell: UITableViewCell {
  private let field = UITextField()
  private let countLabel = UILabel()
  var onRename: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.placeholder = "Name"
    countLabel.textColor = .secondaryLabel
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [field, countLabel])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    field.addAction(
      UIAction { [weak self] action in
        guard let self, let field = action.sender as? UITextField else { return }
        onRename?(field.text ?? "")
      }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ collection: MangaCollection, isEditable: Bool) {
    field.text = collection.name
    field.isEnabled = isEditable
    countLabel.text = "\(collection.volumes)"
  }
}

final class MangaCollectionsViewController: UITableViewController {
  private let library: MangaLibrary

  init(library: MangaLibrary) {
    self.library = library
    super.init(style: .insetGrouped)
    title = "Collections"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CollectionNameCell.self, forCellReuseIdentifier: "collection")
    tableView.allowsSelectionDuringEditing = false
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "New",
      primaryAction: UIAction(title: "New") { [weak self] _ in
        guard let self else { return }
        library.add()
        tableView.insertRows(at: [IndexPath(row: library.collections.count - 1, section: 0)], with: .automatic)
      })
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { library.collections.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "collection", for: indexPath)
    guard let cell = cell as? CollectionNameCell else { return cell }
    let collection = library.collections[indexPath.row]
    cell.show(collection, isEditable: isEditing)
    let row = indexPath.row
    cell.onRename = { [weak self] name in
      guard let self, library.collections.indices.contains(row) else { return }
      library.rename(name, at: row)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let collection = library.collections[indexPath.row]
    let alert = UIAlertController(title: collection.name, message: "\(collection.volumes) volumes", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    library.move(from: source.row, to: destination.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    library.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
