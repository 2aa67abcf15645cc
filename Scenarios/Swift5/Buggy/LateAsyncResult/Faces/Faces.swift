import UIKit

/// A late picture is compared with the row's number, which is another's after an insertion.
class FacesViewController: RowsViewController {
  var faces = (1...30).map { "Face \($0)" }

  func add() {
    faces.insert("New face", at: 0)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { faces.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let name = faces[indexPath.row]
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = nil
    cell.imageView?.image = nil
    cell.tag = indexPath.row
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
      DispatchQueue.main.async {
        guard cell.tag == indexPath.row else { return }
        cell.imageView?.image = UIImage(named: name)
        cell.setNeedsLayout()
      }
    }
    return cell
  }
}
