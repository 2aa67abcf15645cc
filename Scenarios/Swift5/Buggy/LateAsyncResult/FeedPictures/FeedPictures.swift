import UIKit

struct FeedEntry {
  let id: Int
  let title: String
  let picture: String
}

/// Finds a picture's name after a while, as a server would.
enum PictureNames {
  static func find(_ entry: FeedEntry, completion: @escaping (String) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { completion(entry.picture) }
  }
}

final class FeedPictureCell: UITableViewCell {
  func show(_ entry: FeedEntry) {
    textLabel?.text = entry.title
    imageView?.image = UIImage(systemName: "photo")
    PictureNames.find(entry) { [weak self] name in
      self?.imageView?.image = UIImage(systemName: name)
    }
  }
}

final class FeedPicturesViewController: UITableViewController {
  private let entries = (1...60).map {
    FeedEntry(id: $0, title: "Entry \($0)", picture: ["star", "heart", "leaf", "bolt", "moon"][$0 % 5])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FeedPictureCell.self, forCellReuseIdentifier: "entry")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? FeedPictureCell)?.show(entries[indexPath.row])
    return cell
  }
}
