import UIKit

final class FaceCell: UITableViewCell {
  private var loading: DispatchWorkItem?

  override func prepareForReuse() {
    super.prepareForReuse()
    stop()
    imageView?.image = nil
  }

  func load(_ symbol: String) {
    stop()
    let item = DispatchWorkItem { [weak self] in
      self?.imageView?.image = UIImage(systemName: symbol)
      self?.setNeedsLayout()
    }
    loading = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
  }

  func stop() {
    loading?.cancel()
    loading = nil
  }
}

/// Loads when a row is about to be shown, be it new or kept from before, and stops when it goes.
class FacesViewController: UITableViewController {
  private let people = (1...40).map { "Person \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FaceCell.self, forCellReuseIdentifier: "face")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "face", for: indexPath)
    cell.textLabel?.text = people[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? FaceCell)?.load(indexPath.row % 2 == 0 ? "person.fill" : "person")
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? FaceCell)?.stop()
  }
}
