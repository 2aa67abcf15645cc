import UIKit

struct Porthole {
  let id: Int
  let picture: String
}

/// Pictures by name. Several rows share one; whoever asks again for what is on its way waits for the same load.
@MainActor final class PortholePictures {
  private var ready: [String: UIImage] = [:]
  private var waiting: [String: [(UIImage) -> Void]] = [:]

  func cached(_ name: String) -> UIImage? { ready[name] }

  func load(_ name: String, then: @escaping (UIImage) -> Void) {
    waiting[name, default: []].append(then)
    guard waiting[name]?.count == 1 else { return }
    Task {
      try? await Task.sleep(for: .milliseconds(name.count * 40))
      guard let image = UIImage(systemName: name) else { return }
      ready[name] = image
      for callback in waiting.removeValue(forKey: name) ?? [] { callback(image) }
    }
  }
}

final class PortholeCell: UITableViewCell {
  private var shownID: Int?

  func show(_ porthole: Porthole, pictures: PortholePictures) {
    shownID = porthole.id
    textLabel?.text = "Porthole \(porthole.id)"
    imageView?.image = pictures.cached(porthole.picture)
    guard imageView?.image == nil else { return }
    pictures.load(porthole.picture) { [weak self] image in
      guard let self, shownID == porthole.id else { return }
      imageView?.image = image
      setNeedsLayout()
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    shownID = nil
    imageView?.image = nil
  }
}

final class PortholesViewController: UITableViewController {
  private let portholes = (1...40).map {
    Porthole(id: $0, picture: ["star", "moon.stars", "sun.max", "cloud.rain.fill"][$0 % 4])
  }
  private let pictures = PortholePictures()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 52
    tableView.register(PortholeCell.self, forCellReuseIdentifier: "porthole")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { portholes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "porthole", for: indexPath) as? PortholeCell
    else { fatalError("The registration gives another class.") }
    cell.show(portholes[indexPath.row], pictures: pictures)
    return cell
  }
}
