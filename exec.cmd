@rem For Windows, whose shell has no "exec": scripts of package.json begin with it so that a signal reaches node.
@%*
