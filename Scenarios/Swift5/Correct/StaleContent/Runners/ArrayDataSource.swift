import UIKit

/// A data source for any list of models, as many code bases have one.
class ArrayDataSource<Model, Cell: UITableViewCell>: NSObject, UITableViewDataSource {
  var models: [Model]
  private let identifier: String
  private let configure: (Cell, Model) -> Void

  init(models: [Model], identifier: String, configure: @escaping (Cell, Model) -> Void) {
    self.models = models
    self.identifier = identifier
    self.configure = configure
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return models.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if let cell = cell as? Cell {
      configure(cell, models[indexPath.row])
    }
    return cell
  }
}
